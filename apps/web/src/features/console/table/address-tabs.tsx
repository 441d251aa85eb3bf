import type { ReactNode } from 'react'
import { Tabs } from '../../../ui/tabs.tsx'
import { among } from './among.ts'
import { useAddressFilters } from './use-address-filters.ts'

interface AddressTabsProps<View extends string> {
  /** Accessible name of the tab list. */
  label: string
  /** Name in the address; the address of the first view is without it. */
  name: string
  views: readonly [View, ...View[]]
  nameOf: (view: View) => string
  /** Filters of a view's own, which other views have no use for. */
  ownFilters?: readonly string[]
  /** Renders a view; `open` opens another. */
  children: (view: View, open: (view: View) => void) => ReactNode
}

/** Tabs whose open one is in the address. */
export function AddressTabs<View extends string>(props: AddressTabsProps<View>) {
  const { label, name, views, nameOf, ownFilters = [], children } = props
  const [{ [name]: asked }, change] = useAddressFilters([name])
  const view = among(views, asked) ?? views[0]
  const open = (next: View) =>
    change({ ...Object.fromEntries(ownFilters.map((one) => [one, null])), [name]: next === views[0] ? null : next })
  return (
    <Tabs<View>
      label={label}
      tabs={views.map((value) => ({ value, name: nameOf(value) }))}
      value={view}
      onChange={open}
    >
      {children(view, open)}
    </Tabs>
  )
}
