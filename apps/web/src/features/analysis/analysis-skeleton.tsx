import { Card } from '../../ui/card.tsx'
import { Bone, Loading, SkeletonLines } from '../../ui/states/skeleton.tsx'
import css from './charts.module.css'

const bars = ['92%', '74%', '60%', '41%', '22%']

/** Placeholder in the shape of the cards being loaded. */
export function AnalysisSkeleton() {
  return (
    <Loading>
      <div className={css.grid}>
        <Card className={css.wide}>
          <SkeletonLines lines={2} />
        </Card>
        <Card>
          <Bone height="300px" />
        </Card>
        <Card>
          <div className={css.bones}>
            {bars.map((width) => (
              <Bone key={width} width={width} height="20px" />
            ))}
          </div>
        </Card>
      </div>
    </Loading>
  )
}
