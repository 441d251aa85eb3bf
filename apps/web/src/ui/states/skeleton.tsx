import { useTranslation } from 'react-i18next'
import { Card } from '../card.tsx'
import css from './skeleton.module.css'

const places = (count: number) => [...Array(count).keys()]

/** One grey bar of a skeleton. */
export function Bone({
  width = '100%',
  height = '1em',
  round = false,
}: {
  width?: string
  height?: string
  round?: boolean
}) {
  return <span className={css.bone} data-round={round || undefined} style={{ width, height }} />
}

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className={css.lines}>
      {places(lines).map((place) => (
        <Bone key={place} width={place === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  )
}

/** Announces once to screen readers that content is loading; hides the skeleton itself from them. */
export function Loading({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className={css.loading}>
      <div aria-hidden="true" aria-busy="true">
        {children}
      </div>
    </div>
  )
}

export function PersonSkeleton() {
  return (
    <span className={css.person}>
      <Bone width="44px" height="44px" round />
      <span className={css.names}>
        <Bone width="40%" />
        <Bone width="24%" height="0.8em" />
      </span>
    </span>
  )
}

export function CardsSkeleton({ cards = 2 }: { cards?: number }) {
  return (
    <Loading>
      <div className={css.cards}>
        {places(cards).map((place) => (
          <Card key={place}>
            <div className={css.cards}>
              <PersonSkeleton />
              <SkeletonLines />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  )
}

export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Loading>
      <div className={css.cards}>
        {places(fields).map((place) => (
          <span key={place} className={css.lines}>
            <Bone width="28%" height="0.9em" />
            <Bone height="46px" />
          </span>
        ))}
      </div>
    </Loading>
  )
}
