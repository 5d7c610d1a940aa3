/** Which way the page is read. Parts that are drawn at the end of the document, outside their
 *  parents, are told by it. */
export function pageDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}
