/** Where `build.ts` leaves the built trial site. */
export const trialFolder = ".build/trial"

/** The address of the page that has each kind of section. */
export const trialPath = "/trial/"

export const announcement = "The winter sale has begun: see what is new"

/** Stands in the built files for the origin at which the trial site is served. */
export const deliveryOrigin = "https://delivery.example"
