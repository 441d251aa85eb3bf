import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'
import { colorSchemeOf, useTheme } from './theme-choice.ts'

const env = import.meta.env.MODE === 'test' ? 'test' : 'default'

/** Mantine without run-time style tags; its variables are in `mantine.css`. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={colorSchemeOf(useTheme())}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      env={env}
    >
      {children}
    </MantineProvider>
  )
}
