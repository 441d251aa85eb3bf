import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

/**
 * PostCSS plugin for rules that a CSS module composes from another file. They are inserted without a source, and Vite
 * warns in every build that a `url()` in them would be resolved against the wrong file. Throws on such a `url()` and
 * gives the other declarations the module's source.
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
