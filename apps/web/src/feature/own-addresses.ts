import { addressesIn } from '@learntrail/contract/addresses'

/** So many links of what somebody wrote are looked into. */
const most = 20

/** Addresses of this place in words that people wrote, each once and in their order, as path and query. */
export function ownAddressesIn(texts: readonly string[], origin: string): string[] {
  const found = texts.flatMap(addressesIn).flatMap(({ href }) => {
    const address = URL.canParse(href) ? new URL(href) : null
    return address?.origin === origin ? `${address.pathname}${address.search}` : []
  })
  return [...new Set(found)].slice(0, most)
}
