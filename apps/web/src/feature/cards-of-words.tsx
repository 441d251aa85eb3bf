import { ownAddressesIn } from './own-addresses.ts'
import { useParts } from './use-parts.ts'

/** Below words that people wrote: what their addresses lead to here, as cards of the features whose screens they are. */
export function CardsOfWords({ texts }: { texts: readonly string[] }) {
  const addresses = ownAddressesIn(texts, window.location.origin)
  return addresses.length === 0 ? null : <Cards addresses={addresses} />
}

function Cards({ addresses }: { addresses: readonly string[] }) {
  return useParts('inWords').map(({ name, Cards }) => <Cards key={name} addresses={addresses} />)
}
