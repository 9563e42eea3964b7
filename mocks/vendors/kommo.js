// Stands in for the amoCRM / Kommo chat (https://gso.kommo.com/js/button.js?ID): reads its configuration, plays the commands that waited, and shows a
// window that tells who it talks to. It insists on what the real one insists on: an id, a hash, that it is destroyed before it is loaded again, and
// that the page's policy lets it reach its own host.
;(() => {
  const { id, hash } = window.amo_social_button ?? {}
  const config = window.amoSocialButtonConfig
  if (!id || !hash || !config) throw new Error('kommo: no configuration')
  if (document.getElementById('amo-chat')) throw new Error('kommo: loaded twice')
  const box = document.createElement('aside')
  box.id = 'amo-chat'
  box.setAttribute('role', 'dialog')
  box.setAttribute('aria-label', 'Chat')
  box.hidden = true
  const { user_id: user, locale } = config.onlinechat
  box.textContent = `${user ? `authorized ${user}` : 'anonymous'}; ${locale.headline ?? locale.extends}`
  document.body.append(box)
  fetch('https://chat.kommo.com/hello', { mode: 'no-cors' }).catch(() => {})
  const commands = {
    runChatShow: () => (box.hidden = false),
    runChatHide: () => (box.hidden = true),
    runDestroy: () => box.remove(),
  }
  const waiting = window.amoSocialButton.q ?? []
  window.amoSocialButton = (command) => commands[command]?.()
  for (const [command] of waiting) window.amoSocialButton(command)
})()
