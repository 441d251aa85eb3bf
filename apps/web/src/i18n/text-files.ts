/**
 * Which texts a file of `packages/texts` holds: `tw/posts/collections.json` those of the namespace `posts/collections`, and
 * `tw/posts/posts.json` those of `posts`.
 */
export function textsIn(path: string): { locale: string; namespace: string } {
  const [, locale = '', name = ''] = /.*\/(tw|en)\/([\w/-]+)\.\w+$/.exec(path) ?? []
  const [feature = '', part = feature] = name.split('/')
  return { locale, namespace: part === feature ? feature : name }
}
