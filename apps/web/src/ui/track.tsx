import css from './track.module.css'

/** A progress bar; hidden from screen readers, because the text next to it says the same. */
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
