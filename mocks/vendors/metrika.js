// Stands in for Yandex Metrika (https://mc.yandex.ru/metrika/tag.js): plays the calls that waited and sends each hit as the real one does, with an
// identity that it keeps in a cookie. It insists on what the real one insists on: a counter that was begun, and begun with `defer`, without which
// it would count the first page by its whole address by itself.
;(() => {
  const counters = new Map()
  const send = (id, address, { title = '', referer = '' } = {}) => {
    const query = new URLSearchParams({ 'page-url': address, 'page-ref': referer, t: title })
    void fetch(`https://mc.yandex.ru/watch/${id}?${query}`, { mode: 'no-cors', credentials: 'include' })
  }
  const commands = {
    init(id, options = {}) {
      if (counters.has(id)) throw new Error(`metrika: ${id} is begun twice`)
      counters.set(id, options)
      document.cookie = `_ym_uid=${id}1; Path=/; Max-Age=31536000`
      localStorage.setItem('_ym_retryReqs', '{}')
      if (!options.defer) send(id, location.href, { title: document.title, referer: document.referrer })
    },
    hit(id, address, about) {
      if (!counters.has(id)) throw new Error(`metrika: ${id} was not begun`)
      send(id, address, about)
    },
    destruct: (id) => counters.delete(id),
  }
  const call = (id, command, ...given) => commands[command](id, ...given)
  const waiting = window.ym?.a ?? []
  window.ym = call
  for (const [id, command, ...given] of waiting) call(id, command, ...given)
})()
