import { Card } from '../../../ui/card.tsx'
import { Bone, Loading, PersonSkeleton, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { Trail, TrailStep } from '../../../ui/trail/trail.tsx'
import css from './post-skeleton.module.css'

/** Placeholder of two trail steps. */
export function TrailSkeleton() {
  return (
    <Loading>
      <Trail>
        <div className={css.month}>
          <Bone width="132px" height="18px" />
        </div>
        <TrailStep>
          <PostSkeleton hasPicture />
        </TrailStep>
        <TrailStep>
          <PostSkeleton />
        </TrailStep>
      </Trail>
    </Loading>
  )
}

export function PostSkeleton({ hasPicture = false }: { hasPicture?: boolean }) {
  return (
    <Card padding="none">
      <div className={css.words}>
        <PersonSkeleton />
        <Bone width="56%" height="20px" />
        <SkeletonLines />
      </div>
      {hasPicture ? <Bone height="200px" /> : null}
      <div className={css.foot}>
        <Bone width="96px" height="20px" />
      </div>
    </Card>
  )
}
