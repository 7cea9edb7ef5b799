namespace SerBench.Formats.Tests;

internal static class ModelExtensions
{
    // The first value of a scenario.
    public static T First<T>(this IModel<T> model, string scenario) => model.Create(model.FindScenario(scenario)!, seed: 1, count: 1)[0];

    // The tree of a million nodes, and texts whose letters those of mixed text are as well.
    public static bool IsLargeOrOfOtherText(this Scenario scenario) =>
        scenario.Name is "published" or "ascii" or "accents" or "last-wide" or "cyrillic" or "chinese" or "emoji";
}
