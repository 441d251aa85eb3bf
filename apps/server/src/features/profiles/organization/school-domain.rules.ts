/** Pages of many schools, or of none. */
const labels = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

/**
 * The domain of a school's website, where it is an educational one: `fg.tp.edu.tw` of `http://www.fg.tp.edu.tw/`. Null where
 * the list has none, or one of somebody else.
 */
export function domainOfWebsite(written: string): string | null {
  const host = written
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/*/, '')
    .replace(/[/:?#].*$/s, '')
    .replace(/^www\d*\./, '')
  return labels.test(host) && host.endsWith('.edu.tw') ? host : null
}
