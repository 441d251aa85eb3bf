import css from './progress-bar.module.css'

/** A progress bar; `value` is from 0 to 1. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  return <progress className={css.bar} aria-label={label} max={100} value={Math.round(value * 100)} />
}
