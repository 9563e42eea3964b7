// What widgets of other companies do to a page, one attempt after the other: markup as text, scripts by their address, inline styles. `window.matuWidget`
// tells how each went, so that a test shows what the policy of our pages makes of it.
;(() => {
  const outcomes = {}
  const box = document.body.appendChild(document.createElement('aside'))
  const create = (tag, values) => Object.assign(document.createElement(tag), values)
  const attempt = (what, act, hasWorked = () => true) => {
    try {
      act()
      outcomes[what] = hasWorked() ? 'works' : 'is ignored'
    } catch (error) {
      outcomes[what] = error.name
    }
  }
  const isColored = (color) => () => getComputedStyle(box).color === color
  attempt('innerHTML', () => (box.innerHTML = '<b>Chat</b>'))
  attempt('insertAdjacentHTML', () => box.insertAdjacentHTML('beforeend', '<b>Chat</b>'))
  attempt('DOMParser', () => new DOMParser().parseFromString('<b>Chat</b>', 'text/html'))
  attempt('script.src', () => document.head.append(create('script', { src: 'https://gso.kommo.com/js/more.js' })))
  attempt('script.text', () => document.head.append(create('script', { text: 'window.matuInjected = true' })))
  // oxlint-disable-next-line typescript/no-implied-eval -- what the policy has to refuse
  attempt('eval', () => new Function('return 1')())
  attempt('a Trusted Types policy of its own', () => window.trustedTypes.createPolicy('widget', { createHTML: (text) => text }))
  attempt('a style attribute', () => box.setAttribute('style', 'color: rgb(1, 2, 3)'), isColored('rgb(1, 2, 3)'))
  attempt('a style element', () => box.append(create('style', { textContent: 'aside { color: rgb(4, 5, 6) }' })), isColored('rgb(4, 5, 6)'))
  attempt('a style property', () => (box.style.color = 'rgb(7, 8, 9)'), isColored('rgb(7, 8, 9)'))
  attempt('elements and text', () => box.replaceChildren(create('b', { textContent: 'Chat' })))
  window.matuWidget = outcomes
})()
