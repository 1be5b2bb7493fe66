/** Whether this device plays a sound when an alert comes in: only where somebody chose it here. */
import { useState } from 'react'

const KEY = 'handrail_alert_sound'

function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

/** The choice of this device, and how to change it. */
export function useSoundChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(isSoundOn)
  const choose = (next: boolean) => {
    setOn(next)
    try {
      if (next) localStorage.setItem(KEY, 'on')
      else localStorage.removeItem(KEY)
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  }
  return [isOn, choose]
}

/** Two short tones, where this device was asked to play them and the browser lets it. */
export function soundAlert(): void {
  if (!isSoundOn()) return
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  loudness.gain.value = 0.2
  tone.frequency.setValueAtTime(660, audio.currentTime)
  tone.frequency.setValueAtTime(880, audio.currentTime + 0.2)
  tone.connect(loudness).connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + 0.4)
}
