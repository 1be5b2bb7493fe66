import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { frameText } from './frame.text.ts'
import { Header } from './header.tsx'
import { QuickExit } from './quick-exit.tsx'

/** Header, content, footer: the same around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-card bg-rail px-4 py-3 font-semibold text-on-rail focus:not-sr-only focus:absolute focus:top-3 focus:left-3"
      >
        {frameText.skip}
      </a>
      <Header />
      <QuickExit />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}
