import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Parts } from '../feature/parts.ts'
import { PartsContext } from '../feature/use-parts.ts'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'

interface ApplicationProps {
  queryClient: QueryClient
  router: DataRouter
  parts: Parts
}

export function Application({ queryClient, router, parts }: ApplicationProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <PartsContext value={parts}>
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </PartsContext>
    </QueryClientProvider>
  )
}
