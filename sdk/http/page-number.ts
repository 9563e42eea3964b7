/**
 * A server that numbers its pages (`paginate()`) gives no cursor. The page's number then stands in the place of the cursor, as "page=2", which no
 * server's cursor looks like, and the request asks for that page.
 */
export const pageCursor = (number: number): string => `page=${number}`

/** The URL of a list with the page's number as its own parameter; any other URL unchanged. */
export const withPageNumber = (url: string): string => url.replace(/([?&])cursor=page%3D(\d+)(?=&|$)/, '$1page=$2')
