import { ownAddressesIn } from './own-addresses.ts'
import { useParts } from './use-parts.ts'

/** Cards below people's text for the addresses of this site in it, made by the features that own those screens. */
export function CardsOfWords({ texts }: { texts: readonly string[] }) {
  const addresses = ownAddressesIn(texts, window.location.origin)
  return addresses.length === 0 ? null : <Cards addresses={addresses} />
}

function Cards({ addresses }: { addresses: readonly string[] }) {
  return useParts('inWords').map(({ name, Cards }) => <Cards key={name} addresses={addresses} />)
}
