/** Errors while text is loaded, as messages that say what to do. */

import { isLecternError } from "@lectern/client";

export interface Failure {
  readonly text: string;
  /** An action besides trying again. */
  readonly wayOn:
    | { readonly kind: "key" }
    | { readonly kind: "version"; readonly codes: readonly string[] }
    | null;
  /** Whether trying again may help. */
  readonly mayPass: boolean;
}

const passing = (text: string): Failure => ({ text, wayOn: null, mayPass: true });
const needsKey = (text: string): Failure => ({ text, wayOn: { kind: "key" }, mayPass: false });

export function failureOf(error: unknown, isOnline: boolean): Failure {
  if (!isLecternError(error)) return passing("Something went wrong in this page. Reload it to start afresh.");
  switch (error.code) {
    case "network_failed":
      return isOnline
        ? passing("The server does not answer. Check your connection, then try again.")
        : passing("You are offline. Connect to the internet to go on; the text follows by itself.");
    case "rate_limited":
      return passing("Too many requests at the moment. Wait a minute, then try again.");
    case "quota_exceeded":
      return passing("Today’s requests of your key are used up. They begin anew at midnight UTC.");
    case "unavailable":
      return passing("The server is busy or restarting. Try again in a moment.");
    case "unknown_version": {
      const { version, available } = error.details;
      const text = `This server does not have the ${version}. Choose one of its own:`;
      return { text, wayOn: { kind: "version", codes: available }, mayPass: false };
    }
    case "missing_api_key":
    case "invalid_api_key":
      return needsKey("This server asks for an API key to read that.");
    case "plan_required":
      return needsKey("Your key does not include that. Use another key, or another version.");
    case "invalid_query":
    case "invalid_reference":
    case "invalid_parameter":
      return { text: error.message, wayOn: null, mayPass: false };
    default:
      return passing(error.message);
  }
}
