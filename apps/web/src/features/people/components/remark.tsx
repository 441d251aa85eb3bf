import css from './remark.module.css'

/** My private remark on a person, beside their name; nothing if it is empty. */
export function Remark({ words }: { words: string }) {
  if (words === '') return null
  return (
    <>
      {' '}
      <bdi className={css.remark}>{words}</bdi>
    </>
  )
}
