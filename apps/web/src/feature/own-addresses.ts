import { addressesIn } from '@learntrail/contract/addresses'

/** At most this many addresses are looked up. */
const most = 20

/** Returns the addresses of this site in people's text, each once and in order, as path and query. */
export function ownAddressesIn(texts: readonly string[], origin: string): string[] {
  const found = texts.flatMap(addressesIn).flatMap(({ href }) => {
    const address = URL.canParse(href) ? new URL(href) : null
    return address?.origin === origin ? `${address.pathname}${address.search}` : []
  })
  return [...new Set(found)].slice(0, most)
}
