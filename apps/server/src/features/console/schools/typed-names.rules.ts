/** 台北市立, 臺北市, 私立; what follows is how people call the school. */
const before = /^(?:[^\s]{2}[市縣]立?)?(?:[市縣國私公]立)?/u

/** What is left of a school's name without its county and who runs it, which people write in many ways. */
export function coreOf(name: string): string {
  const core = name.trim().replace(before, '')
  return core === '' ? name : core
}
