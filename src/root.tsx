import frauncesFile from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import publicSansFile from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router'
import { NeedsScripts } from '#features/auth/parts/needs-scripts.tsx'
import { brand } from '#lib/brand.ts'
import { pageLanguage } from '#lib/language.ts'
import { SpinnerArea } from '#ui/spinner.tsx'
import { Toaster } from '#ui/toaster.tsx'
import './app.css'
import { announceReady, deferredScript } from './screens/frame/deferred-script.ts'
import { ErrorPage } from './screens/frame/error-page.tsx'
import { frameText } from './screens/frame/frame.text.ts'
import { Frame } from './screens/frame/frame.tsx'
import NotFound from './screens/frame/not-found.tsx'
import { quickExitScript } from './screens/frame/quick-exit-script.ts'
import { themeScript } from './screens/frame/theme.ts'
import { workspaceScript } from './screens/frame/workspace/workspace-address.ts'

/**
 * The document around every page, prerendered or not, and its frame. Only what stands here is the same element before and
 * after the code of a screen has arrived: what somebody opened in the header meanwhile stays open.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={pageLanguage} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The paper of each theme, for the bar of a phone's browser. */}
        <meta name="theme-color" content="#fcfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1616" media="(prefers-color-scheme: dark)" />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, run before the first paint
          dangerouslySetInnerHTML={{ __html: themeScript }}
        />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, the same on every page
          dangerouslySetInnerHTML={{ __html: quickExitScript }}
        />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, run before the first paint
          dangerouslySetInnerHTML={{ __html: workspaceScript }}
        />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, the same on every page
          dangerouslySetInnerHTML={{ __html: deferredScript }}
        />
        <link rel="preload" as="font" type="font/woff2" href={publicSansFile} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={frauncesFile} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href={`${import.meta.env.BASE_URL}app.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body>
        <Frame>{children}</Frame>
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export const meta = () => [{ title: brand.name }]

export default function Root() {
  useEffect(announceReady, [])
  return <Outlet />
}

/** Shown while the code of a screen behind the sign-in arrives; where none will, the page says so, and carries no code for it. */
export function HydrateFallback() {
  return (
    <>
      <div className="noscript:hidden">
        <SpinnerArea label={frameText.loading} height="60vh" isPage />
      </div>
      <noscript className="mx-auto my-auto w-full max-w-md px-4 py-12">
        {import.meta.env.SSR && <NeedsScripts />}
      </noscript>
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotFound /> : <ErrorPage />
}
