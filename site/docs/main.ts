/** The script of the guide and the API reference: search, copy buttons, languages of code, requests to try. */

import { prepareSettings } from "../shared/settings-dialog.ts";
import { prepareCode } from "./code.ts";
import { preparePages } from "./pages.ts";
import { prepareSearch } from "./search.ts";
import { prepareTries } from "./try.ts";

prepareSettings();
preparePages();
prepareCode();
prepareTries();
prepareSearch();
