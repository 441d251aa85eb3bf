/** The labels of a host name. */
const labels = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/

/**
 * Returns the domain of a school's website if it ends in .edu.tw: `fg.tp.edu.tw` for `http://www.fg.tp.edu.tw/`;
 * otherwise null.
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
