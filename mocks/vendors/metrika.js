// A fake of Yandex Metrika (https://mc.yandex.ru/metrika/tag.js): runs the queued calls and sends each hit like the real script, with an
// identity stored in a cookie. It enforces what the real script requires: an initialized counter with `defer`, without which the script would
// count the first page by its full URL.
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
