import css from './remark.module.css'

/** What I have noted on a person, beside their name; nothing where I have not. */
export function Remark({ words }: { words: string }) {
  if (words === '') return null
  return (
    <>
      {' '}
      <bdi className={css.remark}>{words}</bdi>
    </>
  )
}
