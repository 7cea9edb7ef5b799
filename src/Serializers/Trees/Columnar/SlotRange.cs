namespace SerBench.Serializers.Trees.Columnar;

/// <summary>Consecutive open child slots of a frame: places where subtrees of later frames attach.</summary>
internal readonly record struct SlotRange(int Frame, int First, int Count);
