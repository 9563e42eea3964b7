/** What crawlers call themselves in their user agent, to the letter: a phone that is called CUBOT is none. */
const tokens = [
  'Googlebot', 'Googlebot-Image', 'Googlebot-Video', 'Googlebot-News', 'Storebot-Google', 'Google-InspectionTool', 'GoogleOther', 'AdsBot-Google',
  'Mediapartners-Google', 'bingbot', 'BingPreview', 'YandexBot', 'YandexRenderResourcesBot', 'DuckDuckBot', 'Baiduspider', 'Applebot', 'PetalBot',
  'SeznamBot', 'facebookexternalhit', 'meta-externalagent', 'Twitterbot', 'LinkedInBot', 'Slackbot', 'Slackbot-LinkExpanding', 'TelegramBot',
  'WhatsApp', 'Discordbot', 'Pinterestbot', 'GPTBot', 'OAI-SearchBot', 'ClaudeBot', 'PerplexityBot', 'CCBot', 'AhrefsBot', 'SemrushBot', 'Amazonbot',
] // prettier-ignore

const named = new RegExp(`(?<![\\w.-])(?:${tokens.join('|')})(?![\\w-])`)

/** Whether a crawler reads: it gets no error page, which it would list, and the fault is only logged (product.md §2). */
export const isCrawler = (userAgent: string = typeof navigator === 'undefined' ? '' : navigator.userAgent): boolean => named.test(userAgent)
