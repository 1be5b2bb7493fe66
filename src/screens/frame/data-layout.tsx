import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '#platform/query-client.ts'

/**
 * Around every screen that asks the server for data. It stands here and not in the root, so that public
 * pages need not carry the code for it.
 */
export default function DataLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
