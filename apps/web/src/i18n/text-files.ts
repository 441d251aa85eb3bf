/**
 * Which texts a file below `locales/` holds: `tw/posts/collections.json` those of the namespace `posts/collections`, and
 * `tw/posts/posts.json` those of `posts`.
 */
export function textsIn(path: string): { locale: string; namespace: string } {
  const [locale = '', feature = '', part = ''] = path
    .replace(/\.json$/, '')
    .split('/')
    .slice(-3)
  return { locale, namespace: part === feature ? feature : `${feature}/${part}` }
}
