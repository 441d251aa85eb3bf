import { Card } from '../../../ui/card.tsx'
import { Bone, Loading } from '../../../ui/states/skeleton.tsx'
import css from './library.module.css'

/** Skeleton of a grid of cards. */
export function CardGridSkeleton({ cards = 4 }: { cards?: number }) {
  return (
    <Loading>
      <div className={css.cards}>
        {[...Array(cards).keys()].map((place) => (
          <Card key={place} padding="none" className={css.card}>
            <div className={css.cover} />
            <div className={css.words}>
              <Bone width="70%" />
              <Bone width="45%" height="0.8em" />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  )
}
