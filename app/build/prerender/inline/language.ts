/** For hosts without a server of ours: an address without a language goes to its twin (decisions.md §1). Stands in the page as source text. */
export function chooseLanguage(languages: readonly string[], cookie: string): void {
  const { pathname, search, hash } = location
  const kept = document.cookie.split('; ').find((text) => text.startsWith(`${cookie}=`))
  const wanted = [kept?.slice(cookie.length + 1) ?? '', ...navigator.languages]
  const lang = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => languages.includes(tag)) ?? 'en'
  location.replace(`/${lang}${pathname === '/' ? '' : pathname}${search}${hash}`)
}
