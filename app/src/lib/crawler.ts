/** Names that crawlers use in their user agent, case-sensitive: a phone by the name CUBOT is not a crawler. */
const tokens = [
  'Googlebot', 'Googlebot-Image', 'Googlebot-Video', 'Googlebot-News', 'Storebot-Google', 'Google-InspectionTool', 'GoogleOther', 'AdsBot-Google',
  'Mediapartners-Google', 'bingbot', 'BingPreview', 'YandexBot', 'YandexRenderResourcesBot', 'DuckDuckBot', 'Baiduspider', 'Applebot', 'PetalBot',
  'SeznamBot', 'facebookexternalhit', 'meta-externalagent', 'Twitterbot', 'LinkedInBot', 'Slackbot', 'Slackbot-LinkExpanding', 'TelegramBot',
  'WhatsApp', 'Discordbot', 'Pinterestbot', 'GPTBot', 'OAI-SearchBot', 'ClaudeBot', 'PerplexityBot', 'CCBot', 'AhrefsBot', 'SemrushBot', 'Amazonbot',
] // prettier-ignore

const named = new RegExp(`(?<![\\w.-])(?:${tokens.join('|')})(?![\\w-])`)

/** Whether the visitor is a crawler. Crawlers get no error page, because they would index it; the error is only logged. */
export const isCrawler = (userAgent: string = typeof navigator === 'undefined' ? '' : navigator.userAgent): boolean => named.test(userAgent)
