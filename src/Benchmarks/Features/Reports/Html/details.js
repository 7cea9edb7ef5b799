// The sections of the report, filled when they are opened.
const blocks = {
  p: text => element("p", text),
  h: (text, id) => { const heading = element("h4", text); heading.id = id; return heading; },
  ul: texts => within("ul", "", ...texts.map(text => element("li", text))),
  table: (caption, textColumns, header, rows) => tableOf(caption, textColumns, header, rows),
  more: (summary, textColumns, header, rows) => {
    const folded = within("details", "", element("summary", summary));
    folded.addEventListener("toggle", () => { if (folded.children.length === 1) folded.append(tableOf(summary, textColumns, header, rows)); });
    return folded;
  },
  bars: (description, legend, bars) => {
    const key = within("p", "", ...legend.map(([colour, name]) => within("span", "key", element("i", "", colour), ` ${name}`)));
    key.setAttribute("aria-hidden", "true");
    const list = within("ol", "", ...bars.map(([name, value, parts]) => {
      const track = within("span", "track", ...parts.map(([colour, share, title]) => {
        const part = element("i", "", colour);
        part.style.width = `${share}%`;
        part.title = title;
        return part;
      }));
      track.setAttribute("aria-hidden", "true");
      return within("li", "", named("span", name, "name"), element("span", value, "value"), track);
    }));
    list.setAttribute("aria-label", description);
    return within("div", "bars stack", key, list);
  },
};

const folds = [...document.querySelectorAll("details.part")];
if (data.runs.length > 1) folds[0].before(element("p", `Answer, modes and details are of the first run: ${data.runs[0].name}.`));

function showDetails() {
  for (const fold of folds) {
    const id = fold.querySelector("h3").id;
    if (listed("show").includes(id)) fold.open = true;
  }
}

for (const fold of folds) {
  const id = fold.querySelector("h3").id, section = data.details.find(one => one.id === id), holder = fold.querySelector("div");
  fold.addEventListener("toggle", () => {
    if (fold.open && !holder.hasChildNodes()) {
      holder.append(...section.blocks.map(([name, ...content], index) => blocks[name](...content, ...(name === "h" ? [`${id}-${index}`] : []))));
      if (id === "anatomy" && !data.hasFoldedTables) holder.append(element("p", "The page has no room for every byte of each message. The command explain shows them."));
    }
    if (fold.open !== listed("show").includes(id)) {
      toggleListed("show", id);
      writeAddress();
    }
  });
}

function start() {
  readAddress();
  if (byId("explorer")) showExplorer();
  showDetails();
  if (choice.at) goTo(choice.at);
}

document.querySelectorAll(".scroll").forEach(watchWidth);
addEventListener("hashchange", start);
start();
