// knip.json, and what the folders of editions/ say: nothing imports the npm packages that their words come from.
import { globSync, readFileSync } from "node:fs";
import config from "./knip.json" with { type: "json" };

const root = config.workspaces["."];
const packages = globSync("editions/*/manifest.json", { cwd: import.meta.dirname }).flatMap((file) => {
  const { bundle } = JSON.parse(readFileSync(file, "utf8"));
  return bundle.package === undefined ? [] : [bundle.package];
});

export default {
  ...config,
  workspaces: {
    ...config.workspaces,
    ".": { ...root, ignoreDependencies: [...root.ignoreDependencies, ...packages] },
  },
};
