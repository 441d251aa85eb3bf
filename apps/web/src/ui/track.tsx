import css from './track.module.css'

/** How much of something is done, for the eye: beside it stands the same in words. */
export function Track({ share }: { share: number }) {
  return (
    <div className={css.track} aria-hidden="true">
      <div
        className={css.filled}
        data-enough={share >= 1 || undefined}
        style={{ width: `${Math.min(100, share * 100)}%` }}
      />
    </div>
  )
}
