// A fake of the amoCRM / Kommo chat (https://gso.kommo.com/js/button.js?ID): reads its configuration, runs the queued commands, and shows a
// window that names the user. It enforces what the real script requires: an id, a hash, destruction before it is loaded again, and a page policy
// that allows its host.
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
