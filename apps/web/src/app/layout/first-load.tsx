import css from './first-load.module.css'

/** Before the first screen is there: paper, and after a moment a dot that breathes. */
export function FirstLoad() {
  return <div className={css.wait} aria-busy="true" />
}
