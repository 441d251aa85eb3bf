import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { orNothing } from '../../../ui/or-nothing.ts'
import { decorationQuery } from '../api/news.ts'

const Hanging = orNothing(() => import('./hanging.tsx').then((part) => part.Hanging))

/** People who prefer reduced motion get no decoration, and it is not even requested. */
const wantsLess = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

export function Decoration() {
  const { data } = useQuery({ ...decorationQuery, enabled: !wantsLess() })
  if (!data?.decoration || wantsLess()) return null
  return (
    <Suspense fallback={null}>
      <Hanging ornament={data.decoration.ornament} />
    </Suspense>
  )
}
