/** Prefixes such as 台北市立, 臺北市 and 私立; what follows is what people call the school. */
const before = /^(?:[^\s]{2}[市縣]立?)?(?:[市縣國私公]立)?/u

/** Returns a school's name without its county and ownership, which people write in many ways. */
export function coreOf(name: string): string {
  const core = name.trim().replace(before, '')
  return core === '' ? name : core
}
