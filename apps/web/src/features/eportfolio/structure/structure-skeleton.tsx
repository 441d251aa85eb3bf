import { Card } from '../../../ui/card.tsx'
import { Bone, Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import css from './structure.module.css'

export function StructureSkeleton() {
  return (
    <Loading>
      <div className={css.work}>
        <div className={css.waiting}>
          <Bone width="60%" />
          <SkeletonLines lines={6} />
        </div>
        <div className={css.waiting}>
          {[1, 2, 3].map((place) => (
            <Card key={place}>
              <SkeletonLines />
            </Card>
          ))}
        </div>
      </div>
    </Loading>
  )
}
