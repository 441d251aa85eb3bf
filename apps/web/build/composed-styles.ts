import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/**
 * What a CSS module composes from another file is put into it without saying where it comes from, and Vite warns of each
 * build: an address in it would be looked for beside the wrong file. So there is none, and the rest belongs to the module.
 */
export const composedStyles: PostcssPlugin = {
  postcssPlugin: 'learntrail:composed-styles',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      if (declaration.source?.input.file) return
      if (declaration.value.includes('url(')) throw new Error(`${declaration} must not be composed from another file`)
      declaration.source = root.source
    })
  },
}
