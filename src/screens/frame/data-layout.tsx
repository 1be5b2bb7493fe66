import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { queryClient } from '#platform/api/query-client.ts'
import { followFrameSession } from './frame-session.ts'

/**
 * Around every screen that asks the server for data. It is here and not in the root, so that public
 * pages need not carry the code for it.
 */
export default function DataLayout() {
  // People come and go on these screens: the header follows.
  useEffect(() => void followFrameSession(), [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
