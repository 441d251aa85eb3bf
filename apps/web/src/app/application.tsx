import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'

interface ApplicationProps {
  queryClient: QueryClient
  router: DataRouter
}

export function Application({ queryClient, router }: ApplicationProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </QueryClientProvider>
  )
}
