namespace SerBench.Serializers.Emission;

/// <summary>Direct calls of a library, one for each model, as pieces of C#. In them <c>$T</c> is the twin, <c>$M</c> the model's class and
/// <c>$S</c> the stem of emitted names.</summary>
/// <param name="Name">The name of the method that lists the calls.</param>
/// <param name="Arguments">The arguments after the ids of row and model.</param>
/// <param name="Parameters">Parameters of the method besides the id of the row.</param>
public sealed record DirectList(string Name, string Arguments, string Parameters = "", string Method = "Of<$T>", string Constraint = "");
