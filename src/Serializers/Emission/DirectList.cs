namespace SerBench.Serializers.Emission;

// Direct calls as pieces of C#, one per model: $T is the twin, $M the model's class and $S the stem of names.
// Name: the method that lists the calls.
// Arguments: the arguments after the ids of row and model.
// Parameters: after the id of the row.
public sealed record DirectList(string Name, string Arguments, string Parameters = "", string Method = "Of<$T>", string Constraint = "");
