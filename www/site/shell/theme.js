// The theme that was chosen, before anything is painted.

try {
  document.documentElement.dataset.theme = localStorage.getItem("hyperply-theme") ?? "auto";
} catch {
  // private windows may forbid it
}
