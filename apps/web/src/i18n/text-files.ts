/**
 * Returns language and namespace of a file in `packages/texts`: `tw/posts/collections.json` holds `posts/collections`,
 * and `tw/posts/posts.json` holds `posts`.
 */
export function textsIn(path: string): { locale: string; namespace: string } {
  const [, locale = '', name = ''] = /.*\/(tw|en)\/([\w/-]+)\.\w+$/.exec(path) ?? []
  const [feature = '', part = feature] = name.split('/')
  return { locale, namespace: part === feature ? feature : name }
}
