import { Bone, Loading } from '../states/skeleton.tsx'
import css from './waiting-card.module.css'

/** Skeleton of a waiting card. */
export function LinesSkeleton() {
  return (
    <Loading>
      <div className={css.bones}>
        {['78%', '64%', '70%'].map((width) => (
          <Bone key={width} width={width} height="22px" />
        ))}
      </div>
    </Loading>
  )
}
